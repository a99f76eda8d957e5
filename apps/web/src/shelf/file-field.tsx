import { useEffect, useRef, useState } from 'react';
import { Button } from '../kit/basics/button.tsx';
import { useSettings } from '../settings/settings.ts';
import { loadErrorText } from '../store/load-errors.ts';
import { useText } from '../text/text.ts';
import style from './file-field.module.css';
import { openFile } from './open-file.ts';
import { text } from './text.ts';

/** Opens a game file: chosen here, or dropped anywhere on the page. */
export function FileField() {
  const say = useText(text);
  const { language } = useSettings();
  const input = useRef<HTMLInputElement>(null);
  const [trouble, setTrouble] = useState<Awaited<ReturnType<typeof openFile>>>(null);
  const open = async (file: File | undefined): Promise<void> => {
    setTrouble(null);
    if (file !== undefined) setTrouble(await openFile(file));
  };
  const hovering = useDroppedFile((file) => void open(file));
  return (
    <div className={style['field']}>
      <input
        ref={input}
        type="file"
        accept=".json,application/json"
        hidden
        onChange={({ target }) => {
          void open(target.files?.[0]);
          target.value = '';
        }}
      />
      <Button onClick={() => input.current?.click()}>{say('import')}</Button>
      <span className={style['note']}>{say('import-note')}</span>
      {trouble === null ? null : (
        <p role="alert" className={style['trouble']}>
          {trouble === 'cannot-read' ? say(trouble) : loadErrorText(trouble, language)}
        </p>
      )}
      {hovering ? <div className={style['drop']}>{say('drop-here')}</div> : null}
    </div>
  );
}

/** Takes a file that is dropped on the page; whether one is being held over it. */
function useDroppedFile(take: (file: File | undefined) => void): boolean {
  const [hovering, setHovering] = useState(false);
  const current = useRef(take);
  useEffect(() => {
    current.current = take;
  });
  useEffect(() => {
    const over = (event: DragEvent): void => {
      if (!(event.dataTransfer?.types.includes('Files') ?? false)) return;
      event.preventDefault();
      setHovering(true);
    };
    const leave = (event: DragEvent): void => {
      if (event.relatedTarget === null) setHovering(false);
    };
    const drop = (event: DragEvent): void => {
      event.preventDefault();
      setHovering(false);
      current.current(event.dataTransfer?.files[0]);
    };
    document.addEventListener('dragover', over);
    document.addEventListener('dragleave', leave);
    document.addEventListener('drop', drop);
    return () => {
      document.removeEventListener('dragover', over);
      document.removeEventListener('dragleave', leave);
      document.removeEventListener('drop', drop);
    };
  }, []);
  return hovering;
}
