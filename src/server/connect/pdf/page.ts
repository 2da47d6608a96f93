/** Page settings of all papers: size, colours, fonts. Lengths are in points. */
export const pageSize = { width: 595.28, height: 841.89 };
export const margin = 42;
export const contentWidth = pageSize.width - 2 * margin;
export const colours: Readonly<Record<'ink' | 'second' | 'hairline' | 'field' | 'waste' | 'wood', string>> = {
  ink: '#1D1916',
  second: '#5A5149',
  hairline: '#CFC5B8',
  field: '#F3ECE2',
  waste: '#E7DFD5',
  wood: '#F0DDB8',
};

export type Font = 'text' | 'strong' | 'heading';

export interface TextStyle {
  font?: Font;
  size?: number;
  colour?: string;
  align?: 'left' | 'right' | 'center';
  width?: number;
  /** True: one line, shortened with an ellipsis if too long. */
  single?: boolean;
  /** Struck through. */
  struck?: boolean;
  tag?: string;
}
