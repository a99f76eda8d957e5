import type { ReactNode } from 'react';
import { useText } from '../../text/text.ts';
import { Button } from '../basics/button.tsx';
import { Dialog } from '../basics/dialog.tsx';
import style from './card-dialog.module.css';
import { RuleButton } from './rule-button.tsx';
import { text } from './text.ts';

interface Props {
  readonly title: string;
  readonly rule: string;
  readonly close: () => void;
  readonly children: ReactNode;
}

/** A card held up close, with the rule behind it. */
export function CardDialog({ title, rule, close, children }: Props) {
  const say = useText(text);
  return (
    <Dialog title={title} close={close}>
      <div className={style['card']}>{children}</div>
      <footer className={style['foot']}>
        <RuleButton rule={rule} close={close} />
        <Button look="main" onClick={close}>
          {say('close')}
        </Button>
      </footer>
    </Dialog>
  );
}
