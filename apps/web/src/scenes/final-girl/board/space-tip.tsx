import type { AboutSpace, BoardSay } from './about-space.ts';
import style from './location-board.module.css';

/** All about a space, beside it. */
export function SpaceTip({
  name,
  about,
  say,
}: {
  readonly name: string;
  readonly about: AboutSpace;
  readonly say: BoardSay;
}) {
  const { tags, who, pile, items, tokens, ways } = about;
  return (
    <div className={style['about']}>
      <strong>{name}</strong>
      {tags.length > 0 && <span className={style['tags']}>{tags.join(' · ')}</span>}
      <span>{who.length === 0 ? say('nobody') : who.join(', ')}</span>
      {pile !== null && <span>{pile}</span>}
      {items.length > 1 && <span>{items.join(', ')}</span>}
      {tokens.length > 0 && <span>{tokens.join(', ')}</span>}
      <span className={style['ways']}>
        {say('waysTitle')}: {ways.join(' · ')}
      </span>
    </div>
  );
}
