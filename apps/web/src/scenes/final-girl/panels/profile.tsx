import { type ReactNode, useState } from 'react';
import { Button } from '../../../kit/basics/button.tsx';
import { Dialog } from '../../../kit/basics/dialog.tsx';
import { useTablePart } from '../../../kit/table/context.tsx';
import { useText } from '../../../text/text.ts';
import panel from './panel.module.css';
import style from './profile.module.css';
import { text } from './text.ts';

interface Props {
  readonly name: string;
  readonly rule: string;
  /** Headed paragraphs. */
  readonly told: readonly (readonly [head: string, words: ReactNode])[];
}

/** A small button on a sleeve that opens everything that is written about somebody. */
export function Profile({ name, rule, told }: Props) {
  const [open, setOpen] = useState(false);
  const say = useText(text);
  const openRule = useTablePart((table) => table.openRule);
  return (
    <>
      <button
        type="button"
        className={style['ask']}
        aria-label={say('read', { title: name })}
        onClick={() => setOpen(true)}
      >
        i
      </button>
      {open ? (
        <Dialog title={name} close={() => setOpen(false)}>
          {told.map(([head, words]) => (
            <section key={head} className={style['part']}>
              <h3 className={panel['head']}>{head}</h3>
              <p>{words}</p>
            </section>
          ))}
          <Button
            look="quiet"
            onClick={() => {
              setOpen(false);
              openRule(rule);
            }}
          >
            {say('rule')} {rule}
          </Button>
        </Dialog>
      ) : null}
    </>
  );
}
