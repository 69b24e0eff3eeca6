import { useCallback, useEffect, useRef, useState } from 'react';
import { useLocation, useNavigate, useSearchParams } from 'react-router-dom';

/** Options of {@link useOpenRecord}; `views` and `getId` are constants. */
export interface OpenRecordOptions<View extends string, Item> {
  /** Dialogs of a record. Each is a field of the URL that has the id of its record. */
  readonly views: readonly View[];
  readonly records: readonly Item[] | undefined;
  readonly getId: (record: Item) => string;
}

/** The record that a dialog of a list shows. */
export interface OpenRecord<View extends string, Item> {
  readonly view: View | undefined;
  readonly record: Item | undefined;
  readonly open: (view: View, record: Item) => void;
  readonly close: () => void;
}

/** State of a history entry that {@link useOpenRecord} has added. */
const OPENED = { isRecordOpened: true };

/**
 * Returns the record that the URL opens, and functions that open and close one. The browser's back button closes it and a reload
 * opens it again. It stays open when the list no longer has it, such as an open bet that is settled.
 */
export function useOpenRecord<View extends string, Item>(
  options: OpenRecordOptions<View, Item>,
): OpenRecord<View, Item> {
  const { views, records, getId } = options;
  const [query, setQuery] = useSearchParams();
  const [last, setLast] = useState<Item>();
  const close = useClose(views);
  const view = views.find((name) => query.has(name));
  const id = view && query.get(view);
  const found = records?.find((item) => getId(item) === id);
  if (found && found !== last) setLast(found);
  return {
    view,
    record: found ?? (last && getId(last) === id ? last : undefined),
    open: useCallback(
      (name, item) => {
        const opened = removeFields(query, views);
        opened.set(name, getId(item));
        setQuery(opened, { state: OPENED });
      },
      [query, setQuery, views, getId],
    ),
    close,
  };
}

function removeFields(query: URLSearchParams, fields: readonly string[]): URLSearchParams {
  const rest = new URLSearchParams(query);
  for (const field of fields) rest.delete(field);
  return rest;
}

/** Returns a function that goes back to the list, or replaces the entry if the dialog was opened by a link. */
function useClose(views: readonly string[]): () => void {
  const navigate = useNavigate();
  const [query, setQuery] = useSearchParams();
  const { key, state } = useLocation() as { readonly key: string; readonly state: unknown };
  const isOpened = Boolean((state as Partial<typeof OPENED> | null)?.isRecordOpened);
  // Going back takes a moment, and a second press meanwhile would leave the page.
  const isLeaving = useRef(false);
  useEffect(() => {
    isLeaving.current = false;
  }, [key]);
  return () => {
    if (isLeaving.current) return;
    isLeaving.current = true;
    if (isOpened) void navigate(-1);
    else setQuery(removeFields(query, views), { replace: true });
  };
}
