export { bookStation, moveWorkOrder, readProductionLoad, readWorkOrder, readWorkOrders, splitWorkOrder } from '../work-order.ts';
export { bookCut, markMissing, planCut, printSheets, readOffcuts, removeOffcut } from '../cut-plan.ts';
export { readStock, storeStock } from '../stock.ts';
