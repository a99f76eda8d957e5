import { useText } from '../../text/text.ts';
import { Button } from '../basics/button.tsx';
import { Dialog } from '../basics/dialog.tsx';
import { useOdds, useTable } from '../table/context.tsx';
import style from './confirm.module.css';
import { OddsList } from './odds-view.tsx';
import { text } from './text.ts';

interface Props {
  readonly option: string;
  readonly yes: (option: string) => void;
  readonly close: () => void;
}

/** Asks again before an answer that cannot be taken back, with what may come of it. */
export function Confirm({ option: id, yes, close }: Props) {
  const { moment, words, guide } = useTable();
  const say = useText(text);
  const odds = useOdds(id);
  const { decision } = moment;
  const option = decision?.options.find((one) => one.id === id);
  if (decision === null || option === undefined) return null;
  const consequence = guide.consequence(decision.kind, option, moment);
  return (
    <Dialog title={say('confirm')} close={close}>
      <div className={style['confirm']}>
        <p className={style['option']}>{words.option(decision.kind, option)}</p>
        {consequence === null ? null : <p>{consequence}</p>}
        {odds === undefined ? null : <OddsList odds={odds} />}
        <p className={style['why']}>{say('confirm-why')}</p>
        <div className={style['answers']}>
          <Button look="main" onClick={() => yes(id)}>
            {say('confirm-yes')}
          </Button>
          <Button onClick={close}>{say('confirm-no')}</Button>
        </div>
      </div>
    </Dialog>
  );
}
