import { followLanguage } from './followLanguage.ts';

it('calls back for a change of language, and not when texts are loaded', () => {
  let locale: 'zh-CN' | 'zh-TW' = 'zh-CN';
  const listeners = new Set<() => void>();
  const notify = () => listeners.forEach((listener) => listener());
  const onChange = jest.fn();
  const stop = followLanguage(
    {
      locale: () => locale,
      subscribe: (listener) => {
        listeners.add(listener);
        return () => void listeners.delete(listener);
      },
    },
    onChange,
  );
  notify();
  expect(onChange).toHaveBeenCalledTimes(0);
  locale = 'zh-TW';
  notify();
  notify();
  expect(onChange).toHaveBeenCalledTimes(1);
  stop();
  locale = 'zh-CN';
  notify();
  expect(onChange).toHaveBeenCalledTimes(1);
});
