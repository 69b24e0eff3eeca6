import {
  Badge,
  Button,
  IconButton,
  InfoIcon,
  LiveDot,
  Notice,
  RefreshIcon,
  StarIcon,
  Tag,
  type ToastStore,
} from '../../src/index.ts';
import { Tooltip } from '../../src/tooltip/index.ts';
import type { MessageSet } from '../messages.ts';
import { Line, Sheet } from './Sheet.tsx';

interface ButtonSheetProps {
  readonly words: MessageSet;
  readonly toasts: ToastStore;
  /** Opens the dialog of confirmation. */
  readonly onConfirm: () => void;
}

/** Buttons, badges, tags and notices. */
export function ButtonSheet({ words, toasts, onConfirm }: ButtonSheetProps) {
  return (
    <Sheet title="Button">
      <Line>
        <Button variant="primary">{words.place}</Button>
        <Button>{words.save}</Button>
        <Button variant="quiet">{words.more}</Button>
        <Button variant="danger">{words.confirm}</Button>
      </Line>
      <Line>
        <Button variant="primary" isBusy>
          {words.place}
        </Button>
        <Button isBusy>{words.save}</Button>
        <Button disabled>{words.save}</Button>
        <Button variant="primary" disabled>
          {words.place}
        </Button>
      </Line>
      <Line>
        <Button size="small">{words.all}</Button>
        <Button size="large" variant="primary">
          {words.register}
        </Button>
        <IconButton label={words.more}>
          <RefreshIcon />
        </IconButton>
        <IconButton label={words.more} aria-pressed>
          <StarIcon />
        </IconButton>
        <Tooltip text={words.tip}>
          <IconButton label={words.tip}>
            <InfoIcon />
          </IconButton>
        </Tooltip>
        <Button onClick={onConfirm}>…</Button>
        <Button
          onClick={() => {
            toasts.show(words.toastOk, 'success');
            toasts.show(words.toastBad, 'warning');
            toasts.loading({ text: words.loading });
          }}
        >
          toast
        </Button>
      </Line>
      <Line>
        <Badge>3</Badge>
        <Badge>99+</Badge>
        <Tag>{words.states[2]}</Tag>
        <Tag tone="success">{words.states[0]}</Tag>
        <Tag tone="info">{words.states[1]}</Tag>
        <Tag tone="warning">{words.maintenance}</Tag>
        <Tag tone="danger">{words.states[2]}</Tag>
        <Tag tone="accent">
          <LiveDot />
          {words.live}
        </Tag>
        <Tag tone="vip">VIP5</Tag>
      </Line>
      <Notice>{words.states[1]}</Notice>
      <Notice data-tone="success">{words.states[0]}</Notice>
      <Notice data-tone="warning">{words.maintenance}</Notice>
      <Notice data-tone="danger">{words.wrong}</Notice>
    </Sheet>
  );
}
