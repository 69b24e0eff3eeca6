import type { ChatMessage } from '@pavilion/chat-socket/protocol';
import { Button, IconButton, SlipIcon, token } from '@pavilion/ui-kit';
import { memo, useEffect, useImperativeHandle, type Ref } from 'react';
import styled from 'styled-components';
import { useChatT } from '../messages/chatMessages.ts';
import { EmojiPicker } from './EmojiPicker.tsx';
import { MentionList } from './MentionList.tsx';
import { useComposer, type ComposerProps } from './useComposer.ts';

/** Methods of the composer for the panel. */
export interface ComposerHandle {
  readonly focus: () => void;
  readonly mention: (message: Pick<ChatMessage, 'uid' | 'nickname'>) => void;
}

/** Excess of characters from which the count is shown: 50 below the limit. */
const COUNT_SHOWN_FROM = -50;

/** Fits the height to the text. If the browser supports `field-sizing`, it does so without a layout per key. */
function fitHeight(area: HTMLTextAreaElement): void {
  if (Reflect.has(area.style, 'fieldSizing')) return;
  area.style.height = '0';
  area.style.height = `${area.scrollHeight}px`;
}

/** Message field. Enter sends, Shift+Enter starts a new line, `@` opens the list of mentions. */
export const Composer = memo(function Composer({
  ref,
  ...props
}: ComposerProps & { readonly ref: Ref<ComposerHandle> }) {
  const t = useChatT();
  const composer = useComposer(props);
  const { field, text, listId, people, active, excess } = composer;
  useImperativeHandle(ref, () => ({ focus: () => field.current?.focus(), mention: composer.mention }));
  useEffect(() => {
    if (field.current) fitHeight(field.current);
  }, [field, text]);
  const isListOpen = people.length > 0;
  return (
    <Root>
      {isListOpen && <MentionList id={listId} people={people} active={active} onPick={composer.mention} />}
      <Box>
        <textarea
          ref={field}
          rows={1}
          value={text}
          aria-label={t('input')}
          placeholder={t('placeholder')}
          aria-invalid={excess > 0 || undefined}
          role={isListOpen ? 'combobox' : undefined}
          aria-expanded={isListOpen || undefined}
          aria-controls={isListOpen ? listId : undefined}
          aria-activedescendant={isListOpen ? `${listId}-${active}` : undefined}
          onChange={({ target }) => composer.change(target.value, target.selectionStart)}
          onSelect={({ currentTarget }) => composer.moveCaret(currentTarget.selectionStart)}
          onKeyDown={composer.onKeyDown}
        />
        <Tools>
          <EmojiPicker onPick={composer.insert} />
          <IconButton
            size="small"
            label={composer.canShare ? t('share') : t('shareEmpty')}
            disabled={!composer.canShare}
            onClick={composer.share}
          >
            <SlipIcon />
          </IconButton>
          <Count role="status" data-over={excess > 0 || undefined}>
            {excess > 0 ? t('over', { count: excess }) : excess > COUNT_SHOWN_FROM ? t('left', { count: -excess }) : ''}
          </Count>
          <Button
            size="small"
            variant="primary"
            aria-disabled={text.trim() === '' || excess > 0}
            onClick={composer.send}
          >
            {t('send')}
          </Button>
        </Tools>
      </Box>
    </Root>
  );
});

const Root = styled.div`
  position: relative;
  flex: none;
  padding: 0 ${token('space.3')} ${token('space.3')};
`;

const Box = styled.div`
  border: 1px solid ${token('color.line.strong')};
  border-radius: ${token('radius.control')};
  background: ${token('color.surface.raised')};
  &:focus-within {
    border-color: ${token('color.line.focus')};
    box-shadow: inset 0 0 0 1px ${token('color.line.focus')};
  }
  > textarea {
    display: block;
    width: 100%;
    min-height: 2.25rem;
    max-height: 7.5rem;
    padding: ${token('space.2')} ${token('space.3')} 0;
    border: 0;
    outline: 0;
    background: none;
    color: inherit;
    font: inherit;
    line-height: ${token('font.leading.text')};
    resize: none;
    field-sizing: content;
    scrollbar-width: thin;
  }
  > textarea::placeholder {
    color: ${token('color.text.muted')};
  }
`;

const Tools = styled.div`
  display: flex;
  align-items: center;
  gap: ${token('space.1')};
  padding: ${token('space.1')};
`;

const Count = styled.span`
  flex: 1;
  padding-right: ${token('space.1')};
  color: ${token('color.text.muted')};
  font-size: ${token('font.size.caption')};
  text-align: right;
  &[data-over] {
    color: ${token('color.text.danger')};
  }
`;
