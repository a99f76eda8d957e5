import { createPortal } from 'react-dom';
import { useText } from '../../text/text.ts';
import { Button } from '../basics/button.tsx';
import { useTopLayer } from '../basics/layers.ts';
import { text } from '../basics/text.ts';
import { useToastPlace } from './toast-place.tsx';
import style from './toast-shelf.module.css';
import { actOn, closeToast, useToasts } from './toasts.ts';

/** Where short messages appear; read out politely. What lies over an open dialog must stand inside it, or nobody can reach it. */
export function ToastShelf() {
  const toasts = useToasts();
  const say = useText(text);
  const layer = useTopLayer();
  const place = useToastPlace();
  const shelf = (
    <div
      className={style['shelf']}
      role="status"
      data-in={layer !== null ? 'layer' : place !== null ? 'place' : undefined}
    >
      {toasts.map((toast) => (
        <div key={toast.id} className={style['toast']}>
          <p>{toast.text}</p>
          <span className={style['ways']}>
            {toast.action === undefined ? null : <Button onClick={() => actOn(toast)}>{toast.action.label}</Button>}
            <Button look="quiet" aria-label={say('close')} onClick={() => closeToast(toast.id)}>
              ✕
            </Button>
          </span>
        </div>
      ))}
    </div>
  );
  const within = layer ?? place;
  return within === null ? shelf : createPortal(shelf, within);
}
