import { useState } from 'react';
import { send, wordsOf } from './api.ts';
import { useForm } from './form-context.ts';

/** Uploads a photograph, and selects it once it is ready. */
export function Upload({ onChoose }: { onChoose: (key: string) => void }) {
  const { announce, reload } = useForm();
  const [busy, setBusy] = useState(false);
  const [failed, setFailed] = useState<string>();
  const upload = async (file: File): Promise<void> => {
    setBusy(true);
    setFailed(undefined);
    try {
      const answer = await send('POST', `/api/pictures?name=${encodeURIComponent(file.name)}`, file);
      const { picture } = (await answer.json()) as { picture: string };
      await reload();
      announce('The photograph is ready. Say what is seen on it.');
      onChoose(picture);
    } catch (error) {
      setFailed(wordsOf(error));
    } finally {
      setBusy(false);
    }
  };
  return (
    <div className="upload">
      <label>
        Upload a photograph
        <span className="hint"> JPEG, PNG, WebP or HEIC, as large as you have it</span>
        <input
          type="file"
          accept="image/jpeg,image/png,image/webp,image/heic,image/heif,.heic,.heif"
          disabled={busy}
          onChange={({ target }) => {
            const [file] = target.files ?? [];
            if (file) void upload(file);
            target.value = '';
          }}
        />
      </label>
      <p role="status">{busy && 'Preparing it in all sizes. This takes some seconds …'}</p>
      {failed !== undefined && (
        <p role="alert" className="problem">
          {failed}
        </p>
      )}
    </div>
  );
}
