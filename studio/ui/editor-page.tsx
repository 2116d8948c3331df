import { useCallback, useEffect, useState } from 'react';
import { get, type Opened, wordsOf } from './api.ts';
import { readDraft } from './draft.ts';
import { type Choices, Editor, type EditorProps } from './editor.tsx';

/** Opens a file by name, or a new one that was started here. */
export function EditorPage({
  file,
  ...editor
}: Pick<EditorProps, 'preview' | 'announce' | 'query'> & { file: string }) {
  const [opened, setOpened] = useState<Opened>();
  const [choices, setChoices] = useState<Choices>();
  const [failed, setFailed] = useState<string>();
  const reload = useCallback(async () => setChoices(await get<Choices>('/api/choices')), []);
  useEffect(() => {
    const begun = readDraft(file);
    const copyOf = begun?.hash === null ? begun.copyOf : undefined;
    const load = async (): Promise<void> => {
      const [found, offered] = await Promise.all([
        get<Opened>(`/api/file?file=${encodeURIComponent(copyOf ?? file)}`),
        get<Choices>('/api/choices'),
      ]);
      setOpened(
        copyOf === undefined ? found : { ...found, file, title: `New, begun as a copy of “${found.title}”` },
      );
      setChoices(offered);
    };
    load().catch((error: unknown) => setFailed(wordsOf(error)));
  }, [file]);
  if (failed !== undefined) return <p role="alert">{failed}</p>;
  if (!opened || !choices) return <p role="status">Opening …</p>;
  return (
    <Editor
      {...editor}
      opened={opened}
      choices={choices}
      reload={reload}
      onSaved={(saved) => {
        setOpened(saved);
        void reload();
      }}
    />
  );
}
