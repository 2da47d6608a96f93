/** The component library of the office, themed from the look's tokens. Only this folder imports it; the shop never loads it. */
import { createTheme, MantineProvider, type MantineColorsTuple } from '@mantine/core';
import type { ReactNode } from 'react';
import './library-styles.ts';

const same = (colour: string): MantineColorsTuple => [colour, colour, colour, colour, colour, colour, colour, colour, colour, colour];

/** From paper to ink. */
const ink: MantineColorsTuple = [
  '#fbf8f4',
  '#f3ece2',
  '#e7dfd5',
  '#b9ac9b',
  '#7d7268',
  '#6f665d',
  '#5a5149',
  '#443c35',
  '#2f2822',
  '#1d1916',
];

const layer = 'office-layer';

const theme = createTheme({
  fontFamily: 'var(--f-display)',
  fontFamilyMonospace: 'var(--f-code)',
  fontSizes: { xs: '12px', sm: '13px', md: '13px', lg: '15px', xl: '17px' },
  lineHeights: { xs: '1.4', sm: '1.4', md: '1.4', lg: '1.4', xl: '1.4' },
  spacing: { xs: '4px', sm: '8px', md: '12px', lg: '16px', xl: '24px' },
  breakpoints: { xs: '36em', sm: '48em', md: '62em', lg: '75em', xl: '86.25em' },
  defaultRadius: 0,
  primaryColor: 'ink',
  primaryShade: 9,
  colors: {
    ink,
    open: same('#b23c12'),
    part: same('#7a4f00'),
    done: same('#1e5b3e'),
    info: same('#1d4f91'),
    error: same('#b3201b'),
  },
  shadows: {
    xs: 'var(--shadow-float)',
    sm: 'var(--shadow-float)',
    md: 'var(--shadow-float)',
    lg: 'var(--shadow-float)',
    xl: 'var(--shadow-float)',
  },
  focusRing: 'never',
  respectReducedMotion: true,
  components: {
    Portal: { defaultProps: { target: `#${layer}` } },
    Modal: { defaultProps: { centered: true, overlayProps: { color: '#1d1916', backgroundOpacity: 0.4, blur: 0 } } },
    Drawer: { defaultProps: { position: 'right', overlayProps: { color: '#1d1916', backgroundOpacity: 0.4, blur: 0 } } },
    Popover: { defaultProps: { transitionProps: { duration: 0 }, trapFocus: true, returnFocus: true } },
    Menu: { defaultProps: { transitionProps: { duration: 0 } } },
    Tooltip: { defaultProps: { transitionProps: { duration: 0 }, color: 'ink' } },
  },
});

/** The element whose children may use the library's parts. What floats is drawn into the layer at its end. */
export function Library({ children, className = '' }: { children: ReactNode; className?: string }) {
  return (
    <MantineProvider
      theme={theme}
      forceColorScheme="light"
      cssVariablesSelector=".office"
      withGlobalClasses={false}
      getRootElement={office}
    >
      <div className={`office ${className}`.trim()} data-mantine-color-scheme="light">
        {children}
        <div id={layer} />
      </div>
    </MantineProvider>
  );
}

const office = (): HTMLElement | undefined => document.querySelector<HTMLElement>('.office') ?? undefined;
