import type { ButtonHTMLAttributes, ReactNode, Ref, RefAttributes } from 'react';
import type { LinkProps } from 'react-router';
import styles from './button.module.css';
import { Icon } from './icon.tsx';
import type { IconName } from './icon.tsx';
import { Link } from './link.tsx';

interface ButtonLook {
  /** ink: default; field: the one buying action; outline: secondary; plain: an underlined word. */
  kind?: 'ink' | 'field' | 'outline' | 'plain' | undefined;
  size?: 'normal' | 'small' | undefined;
  mark?: IconName | undefined;
}

function classes({ kind = 'ink', size = 'normal' }: ButtonLook, own: string | undefined): string {
  return [styles['button'], styles[kind], styles[size], own].filter(Boolean).join(' ');
}

export interface ButtonProps extends ButtonHTMLAttributes<HTMLButtonElement>, ButtonLook {
  ref?: Ref<HTMLButtonElement> | undefined;
  /** While true the button announces it to screen readers and ignores clicks, but keeps the focus. */
  busy?: boolean | undefined;
}

export function Button({ kind, size, mark, busy = false, className, children, onClick, type = 'button', ...rest }: ButtonProps) {
  return (
    <button
      {...rest}
      // oxlint-disable-next-line react/button-has-type -- the callers' types are only the three valid ones
      type={type}
      className={classes({ kind, size }, className)}
      aria-busy={busy || undefined}
      aria-disabled={busy || undefined}
      onClick={(event) => {
        if (busy) event.preventDefault();
        else onClick?.(event);
      }}
    >
      <span>{children}</span>
      {mark === undefined ? null : <Icon name={mark} size={kind === 'plain' ? 'small' : 'normal'} />}
    </button>
  );
}

type ButtonLinkProps = LinkProps & ButtonLook & RefAttributes<HTMLAnchorElement> & { children: ReactNode };

export function ButtonLink({ kind, size, mark, className, children, ...rest }: ButtonLinkProps) {
  return (
    <Link {...rest} className={classes({ kind, size }, className)}>
      <span>{children}</span>
      {mark === undefined ? null : <Icon name={mark} size={kind === 'plain' ? 'small' : 'normal'} />}
    </Link>
  );
}
