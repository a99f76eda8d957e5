import { useTable } from '../../../kit/table/context.tsx';
import { useText } from '../../../text/text.ts';
import { Portrait } from '../art/portrait.tsx';
import { useNames } from '../names.ts';
import { text } from '../panels/text.ts';
import { survivorOf, useView } from '../view.ts';
import style from './trays.module.css';

/** AD-ZACT-06: attacks that are to be divided; a tap on a face takes the next one. */
export function SharingTray() {
  const view = useView();
  const { optionsAt, answer } = useTable();
  const say = useText(text);
  const names = useNames();
  const { sharing } = view;
  if (sharing === null) return null;
  return (
    <figure className={style['tray']} data-target="sharing">
      <figcaption>
        {say('sharing', { zone: sharing.at })}
        <small>{say('sharing-left', { n: sharing.left.length })}</small>
      </figcaption>
      <ul className={style['shares']}>
        {sharing.taken.map(({ who, wounds }) => {
          const one = survivorOf(view, who);
          const take = optionsAt(`survivor:${who}`).find(({ id }) => id === `take:${who}`);
          const hit = sharing.left[0] ?? 0;
          const label = say('takes', { name: names.name('survivor', who), n: hit });
          return (
            <li key={who}>
              <button type="button" disabled={take === undefined} onClick={() => take !== undefined && answer(take.id)}>
                <Portrait id={who} size="2.4rem" />
                <span>{label}</span>
                <small>
                  {wounds > 0 ? `${say('taken', { n: wounds })} · ` : null}
                  {one === undefined ? null : say('then-health', { n: Math.max(0, one.health - wounds - hit) })}
                </small>
              </button>
            </li>
          );
        })}
      </ul>
    </figure>
  );
}
