import { styled } from 'styled-components';
import { BellIcon, Button, IconButton, Money, token } from '../../src/index.ts';
import type { MessageSet } from '../messages.ts';

const marks = import.meta.glob<string>('../../../../apps/*/public/brand/logo.svg', {
  query: '?url',
  import: 'default',
  eager: true,
});
const findBrandMark = (app: string) => marks[`../../../../apps/${app}/public/brand/logo.svg`];

interface BoardHeaderProps {
  readonly words: MessageSet;
  readonly isTaiwan: boolean;
}

/** Header of the site: brand, navigation, balance. */
export function BoardHeader({ words, isTaiwan }: BoardHeaderProps) {
  return (
    <Header>
      <img src={findBrandMark(isTaiwan ? 'main-tw' : 'main-cn')} alt={words.brand} height="36" />
      <nav>
        {words.nav.map((name, at) => (
          <a key={name} href="#x" aria-current={at === 1 ? 'page' : undefined}>
            {name}
          </a>
        ))}
      </nav>
      <span>
        {words.balance} <Money sign="¥" text="10,000.00" size="price" />
      </span>
      <IconButton label={words.unread}>
        <BellIcon />
      </IconButton>
      <Button>{words.login}</Button>
      <Button variant="primary">{words.deposit}</Button>
    </Header>
  );
}

const Header = styled.header`
  display: flex;
  align-items: center;
  gap: ${token('space.4')};
  height: ${token('layout.header')};
  padding: 0 ${token('layout.gutter')};
  background: ${token('color.surface.panel')};
  border-bottom: 1px solid ${token('color.line.hairline')};
  nav {
    display: flex;
    gap: ${token('space.6')};
    margin: 0 auto 0 ${token('space.8')};
    font-size: ${token('font.size.price')};
  }
  nav a {
    color: ${token('color.text.secondary')};
    text-decoration: none;
    padding: ${token('space.2')} 0;
  }
  nav a[aria-current] {
    color: ${token('color.accent.text')};
    font-weight: ${token('font.weight.strong')};
    box-shadow: inset 0 -2px ${token('color.accent.fill')};
  }
`;
