import { type RefObject, useEffect, useRef } from 'react';

const SHOW_ME = 'dreadhouse:show-me';

/** Asks whatever holds this element to bring it into sight: scrolled, or moved there by the part that it belongs to. */
export function showMe(element: Element): void {
  element.scrollIntoView({ block: 'nearest', inline: 'nearest' });
  element.dispatchEvent(new CustomEvent(SHOW_ME, { bubbles: true }));
}

/** For parts that scrolling does not reach, a board under a camera: hears of the element that is to be seen. */
export function useShowMe(frame: RefObject<HTMLElement | null>, show: (element: Element) => void): void {
  const latest = useRef(show);
  useEffect(() => {
    latest.current = show;
  });
  useEffect(() => {
    const { current } = frame;
    const hear = ({ target }: Event): void => {
      if (target instanceof Element) latest.current(target);
    };
    current?.addEventListener(SHOW_ME, hear);
    return () => current?.removeEventListener(SHOW_ME, hear);
  }, [frame]);
}
