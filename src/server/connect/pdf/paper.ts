/**
 * A paper of A4 pages: fonts, running head, page numbers, text and rules. The same content gives the same bytes: dates are passed in, nothing
 * is random. All text is tagged for screen readers; ornaments are marked as such.
 */
import path from 'node:path';
import Pdf from 'pdfkit';
import { unbrokenSize } from '#domain/language/unbroken-size.ts';
import { colours, contentWidth, margin, pageSize } from './page.ts';
import type { Font, TextStyle } from './page.ts';

const contentBottom = pageSize.height - 54;
const contentTop = 64;

const fonts: readonly Font[] = ['text', 'strong', 'heading'];

export interface PaperFacts {
  title: string;
  author: string;
  language: string;
  /** Milliseconds since 1970. */
  createdAt: number;
  /** Top of every page, right. */
  runningHead: string;
  pageOf: (page: number, pages: number) => string;
  /** Colour of the rule below the running head; ink if not given. */
  field?: string | undefined;
}

interface Structure {
  add: (child: unknown) => Structure;
  end: () => void;
}

/** The payment part of a Swiss QR-bill covers the lowest 105 mm of its page. */
const slipHeight = 297.64;
/** The lowest that text reaches on a page with a payment part: above the page's number. */
const slipTextBottom = pageSize.height - slipHeight - 26;

export class Paper {
  readonly doc: PDFKit.PDFDocument;
  /** Vertical position of the next item. */
  y = contentTop;
  readonly #facts: PaperFacts;
  readonly #chunks: Buffer[] = [];
  #parent: Structure | null = null;
  /** Pages with a payment part at the foot. */
  readonly #slips = new Set<number>();

  constructor(facts: PaperFacts) {
    this.#facts = facts;
    this.doc = new Pdf({
      size: 'A4',
      margin: 0,
      autoFirstPage: false,
      bufferPages: true,
      pdfVersion: '1.7',
      tagged: true,
      lang: facts.language,
      displayTitle: true,
      font: '',
      info: {
        Title: facts.title,
        Author: facts.author,
        Creator: facts.author,
        Producer: 'pdfkit',
        CreationDate: new Date(facts.createdAt),
      },
    });
    this.doc.on('data', (chunk: Buffer) => this.#chunks.push(chunk));
    for (const font of fonts) this.doc.registerFont(font, path.join(import.meta.dirname, `font/archivo-${font}.ttf`));
    // The payment part requests one of four typefaces by name; Arimo is the free equivalent of one of them.
    this.doc.registerFont('Liberation Sans', path.join(import.meta.dirname, 'font/arimo-text.ttf'));
    this.doc.registerFont('Liberation Sans-Bold', path.join(import.meta.dirname, 'font/arimo-bold.ttf'));
  }

  get pages(): number {
    return this.doc.bufferedPageRange().count;
  }

  addPage(layout: 'portrait' | 'landscape' = 'portrait', size: 'A4' | 'A3' = 'A4'): void {
    this.doc.addPage({ size, layout, margin: 0 });
    this.y = contentTop;
  }

  /** Starts a new page if less than this is left; returns whether it did. */
  ensure(height: number): boolean {
    if (this.fits(height)) return false;
    this.addPage();
    return true;
  }

  /** Whether this much more has room on the page; `onNewPage`: as the first on one. */
  fits(height: number, { onNewPage = false } = {}): boolean {
    return (onNewPage ? contentTop : this.y) + height <= contentBottom;
  }

  /** Whether this much more leaves the foot of the page to a payment part; `onNewPage`: as for `fits`. */
  leavesSlip(height: number, { onNewPage = false } = {}): boolean {
    return (onNewPage ? contentTop : this.y) + height <= slipTextBottom;
  }

  /** Reserves the foot of the page for a payment part, on a new page if the text reaches into it; returns where it begins. */
  placeSlip(): number {
    if (!this.leavesSlip(0)) this.addPage();
    this.#slips.add(this.doc.bufferedPageRange().count - 1);
    return pageSize.height - slipHeight;
  }

  /** Groups what is drawn inside, such as the cells of a row. */
  group(tag: string, draw: () => void): void {
    const group = this.#open(tag);
    draw();
    this.#close(group);
  }

  /** Lines and areas without meaning of their own. */
  ornament(draw: (doc: PDFKit.PDFDocument) => void): void {
    this.doc.markContent('Artifact', { type: 'Layout' });
    this.doc.save();
    draw(this.doc);
    this.doc.restore();
    this.doc.endMarkedContent();
  }

  /** A picture with its alternative text. */
  figure(alt: string, draw: (doc: PDFKit.PDFDocument) => void): void {
    this.#tagged('Figure', { alt }, () => {
      this.doc.save();
      draw(this.doc);
      this.doc.restore();
    });
  }

  /** Returns the height of the text. Sizes stay on one line. */
  text(text: string, x: number, y: number, style: TextStyle = {}): number {
    const { width = pageSize.width - margin - x, align = 'left', tag = 'P' } = style;
    const shown = style.single === true ? this.#shortened(text, width, style) : this.#unbroken(text, width, style);
    this.#use(style);
    const height = this.doc.heightOfString(shown, { width: width + 1 });
    this.#tagged(tag, {}, () => {
      this.doc.fillColor(style.colour ?? colours.ink, 1);
      if (style.single === true) this.doc.text(shown, this.#start(shown, x, width, align), y, { lineBreak: false });
      else this.doc.text(shown, align === 'right' ? x - 1 : x, y, { width: width + 1, align, strike: style.struck === true });
    });
    return height;
  }

  heightOf(text: string, style: TextStyle): number {
    const width = style.width ?? contentWidth;
    return this.doc.heightOfString(this.#unbroken(text, width, style), { width: width + 1 });
  }

  /** The company's mark: a K sawn from a board. */
  mark(x: number, y: number, edge: number): void {
    this.ornament((doc) => {
      doc.translate(x, y).scale(edge / 44);
      doc.rect(0, 0, 44, 44).fill(colours.ink);
      doc.path('M6 6h8v32H6zM16.5 20.5 29.5 6H39L24.5 22zM16.5 24.5l4.500-5L39 38h-9.500z').fill('#FBF8F4');
    });
  }

  rule(y: number, { x = margin, width = contentWidth, thickness = 0.5, colour = colours.ink } = {}): void {
    this.ornament((doc) => doc.rect(x, y, width, thickness).fill(colour));
  }

  async finish(): Promise<Buffer> {
    const { start, count } = this.doc.bufferedPageRange();
    for (let page = start; page < start + count; page++) {
      this.doc.switchToPage(page);
      const { width, height } = this.doc.page;
      const number = this.#facts.pageOf(page + 1, count);
      this.doc.markContent('Artifact', { type: 'Pagination' });
      this.#use({ size: 8 });
      this.doc.fillColor(colours.second, 1);
      // A drawing sheet has its title block at the bottom right.
      const foot = this.#slips.has(page) ? height - slipHeight - 20 : height - 32;
      this.doc.text(number, width < height ? width - margin - this.doc.widthOfString(number) : margin, foot, { lineBreak: false });
      const head = this.#shortened(this.#facts.runningHead, width - 2 * margin - 150, { size: 8 });
      this.doc.text(head, width - margin - this.doc.widthOfString(head), 26, { lineBreak: false });
      this.#use({ font: 'strong', size: 8 });
      this.doc.fillColor(colours.ink, 1).text(this.#facts.author, margin, 26, { lineBreak: false });
      const { field } = this.#facts;
      const thickness = field === undefined ? 1.5 : 5;
      if (width < height) this.doc.rect(margin, 40, width - 2 * margin, thickness).fill(field ?? colours.ink);
      this.doc.endMarkedContent();
    }
    const whole = new Promise<Buffer>((resolve) => {
      this.doc.on('end', () => {
        resolve(Buffer.concat(this.#chunks));
      });
    });
    this.doc.end();
    return whole;
  }

  #use({ font = 'text', size = 9 }: TextStyle): void {
    this.doc.font(font).fontSize(size);
  }

  #start(text: string, x: number, width: number, align: 'left' | 'right' | 'center'): number {
    if (align === 'left') return x;
    const rest = width - this.doc.widthOfString(text);
    return align === 'right' ? x + rest : x + rest / 2;
  }

  /** A size that is wider than its place may break, as it would else do within a number. */
  #unbroken(text: string, width: number, style: TextStyle): string {
    this.#use(style);
    const whole = unbrokenSize(text);
    return whole.split(/[ \n]/).every((part) => this.doc.widthOfString(part) <= width) ? whole : text;
  }

  #shortened(text: string, width: number, style: TextStyle): string {
    this.#use(style);
    const line = text.replaceAll(/\s+/g, ' ');
    if (this.doc.widthOfString(line) <= width) return line;
    let length = Math.min(line.length, 400);
    while (length > 1 && this.doc.widthOfString(`${line.slice(0, length)}…`) > width) length--;
    return `${line.slice(0, length)}…`;
  }

  #open(tag: string): { before: Structure | null; structure: Structure } {
    const structure = this.doc.struct(tag) as unknown as Structure;
    const before = this.#parent;
    if (before === null) this.doc.addStructure(structure as never);
    else before.add(structure);
    this.#parent = structure;
    return { before, structure };
  }

  #close({ before, structure }: { before: Structure | null; structure: Structure }): void {
    structure.end();
    this.#parent = before;
  }

  #tagged(tag: string, options: { alt?: string }, draw: () => void): void {
    const content = this.doc.markStructureContent(tag, options);
    draw();
    this.doc.endMarkedContent();
    const element = this.doc.struct(tag, options, content);
    if (this.#parent === null) this.doc.addStructure(element);
    else this.#parent.add(element);
  }
}
