import type { HTMLAttributes } from 'react';
import { styled } from 'styled-components';
import { token } from '../theme/tokens/token.ts';

/** Props of {@link Money}. */
export interface MoneyProps extends Omit<HTMLAttributes<HTMLSpanElement>, 'children'> {
  /** Formatted amount, such as `1,234.50`, from kernel's `formatMinor` and never from a float. */
  readonly text: string;
  /** Currency sign before the amount, such as `¥`. */
  readonly sign?: string;
  /** @default 'body' */
  readonly size?: 'body' | 'price' | 'title' | 'headline';
  /** `gain` and `loss` colour a result; the text contains its own plus or minus. @default 'plain' */
  readonly tone?: 'plain' | 'muted' | 'gain' | 'loss';
}

/** An amount in tabular figures with a smaller currency sign, so that columns of money are aligned. */
export function Money({ text, sign, size = 'body', tone = 'plain', ...rest }: MoneyProps) {
  return (
    <Root {...rest} data-size={size} data-tone={tone}>
      {sign !== undefined && <Sign>{sign}</Sign>}
      {text}
    </Root>
  );
}

const Sign = styled.span`
  margin-inline-end: 0.125em;
  font-size: max(12px, 0.8em);
  font-weight: ${token('font.weight.regular')};
`;

const Root = styled.span`
  font-family: ${token('font.family.figure')};
  font-variant-numeric: tabular-nums;
  font-weight: ${token('font.weight.strong')};
  white-space: nowrap;
  &[data-size='body'] {
    font-weight: inherit;
  }
  &[data-size='price'] {
    font-size: ${token('font.size.price')};
  }
  &[data-size='title'] {
    font-size: ${token('font.size.title')};
  }
  &[data-size='headline'] {
    font-size: ${token('font.size.headline')};
    line-height: ${token('font.leading.tight')};
  }
  &[data-tone='muted'] {
    color: ${token('color.text.muted')};
  }
  &[data-tone='gain'] {
    color: ${token('color.price.up')};
  }
  &[data-tone='loss'] {
    color: ${token('color.price.down')};
  }
`;
