import backwardTime from 'virtual:icon/backward-time';
import cardIcon from 'virtual:icon/card-play';
import positionMarker from 'virtual:icon/position-marker';
import book from 'virtual:icon/secret-book';
import type { EventView } from '@dreadhouse/engine';
import { memo } from 'react';
import type { GlossaryEntry } from '../../contract/story.ts';
import { useText } from '../../text/text.ts';
import { Icon } from '../basics/icon.tsx';
import type { LogLine } from './group.ts';
import style from './log.module.css';
import type { LogTools } from './log-part.tsx';
import { signIcon } from './signs.ts';
import { text } from './text.ts';

interface Props {
  readonly line: LogLine;
  /** It has not happened yet at the moment that is looked at. */
  readonly ahead: boolean;
  /** The moment that is looked at is right before this line. */
  readonly here: string | null;
  readonly open: boolean;
  readonly tools: LogTools;
}

export const LogLineView = memo(function LogLineView({ line, ahead, here, open, tools }: Props) {
  const { event, reasons } = line;
  const { words, scene, point, setOpen } = tools;
  const sign = scene.events.sign(event);
  const weight = scene.events.weight(event);
  const targets = (): readonly string[] => scene.events.at(event);
  return (
    <li className={style['line']} data-weight={weight} data-sign={sign} data-ahead={ahead || undefined}>
      {here === null ? null : (
        <p className={style['here']} data-here>
          {here}
        </p>
      )}
      <button
        type="button"
        className={style['sentence']}
        data-line
        tabIndex={-1}
        aria-expanded={open}
        onPointerEnter={() => point(targets())}
        onPointerLeave={() => point([])}
        onFocus={() => point(targets())}
        onBlur={() => point([])}
        onClick={() => setOpen(open ? null : event)}
      >
        <span className={style['sign']}>
          <Icon body={signIcon(sign)} size="1.1rem" />
        </span>
        <span>
          {words.event(event)}
          {sign === 'enemy' && event.rule !== undefined ? <span className={style['cited']}> {event.rule}</span> : null}
        </span>
      </button>
      {reasons.map((reason) => (
        <Reason key={words.event(reason)} event={reason} tools={tools} />
      ))}
      {open ? <LineActions event={event} tools={tools} /> : null}
    </li>
  );
});

/** Why it happened so: the principle that broke a tie, and what spoke for it. */
function Reason({ event, tools }: { readonly event: EventView; readonly tools: LogTools }) {
  const say = useText(text);
  const { rule } = event;
  return (
    <p className={style['reason']}>
      <span className={style['sign']}>
        <Icon body={signIcon('reason')} size="0.95rem" />
      </span>
      <span>
        <span className="for-ears">{say('because')} </span>
        {tools.words.event(event)}
        {rule === undefined ? null : (
          <>
            {' '}
            <button type="button" className={style['rule']} tabIndex={-1} onClick={() => tools.openRule(rule)}>
              {rule}
            </button>
          </>
        )}
      </span>
    </p>
  );
}

/** What can be done with a line may open below the edge. */
function intoSight(element: HTMLElement | null): void {
  element?.scrollIntoView({ block: 'nearest' });
}

/** Whatever a line is about that has a page of its own in the rulebook: a card that was played, an item, whose text is read there. */
function cardsAmong(targets: readonly string[], { scene, language, options }: LogTools): readonly GlossaryEntry[] {
  const ids = new Set(targets.map((target) => target.replace(':', '.')));
  return (scene.glossary?.(language, options) ?? []).filter(({ id }) => ids.has(id));
}

function LineActions({ event, tools }: { readonly event: EventView; readonly tools: LogTools }) {
  const say = useText(text);
  const { rule } = event;
  const targets = tools.scene.events.at(event);
  return (
    <fieldset ref={intoSight} className={style['actions']}>
      <legend className="for-ears">{say('actions')}</legend>
      {targets.length === 0 ? null : (
        <button type="button" className={style['action']} onClick={() => tools.show(targets)}>
          <Icon body={positionMarker} /> {say('onBoard')}
        </button>
      )}
      <button type="button" className={style['action']} onClick={() => tools.visit(event.position)}>
        <Icon body={backwardTime} /> {say('thisMoment')}
      </button>
      {cardsAmong(targets, tools).map(({ id, name }) => (
        <button key={id} type="button" className={style['action']} onClick={() => tools.openRule(id)}>
          <Icon body={cardIcon} /> {say('read', { name })}
        </button>
      ))}
      {rule === undefined ? null : (
        <button type="button" className={style['action']} onClick={() => tools.openRule(rule)}>
          <Icon body={book} /> {say('rule', { rule })}
        </button>
      )}
    </fieldset>
  );
}
