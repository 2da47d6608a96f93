-- How frequent a word is, to a quarter of a per cent: of a word that seems rarer than it is, thousands of rows would be read one by one.
alter table sales_order alter column search_text set statistics 400;
analyze sales_order (search_text);
