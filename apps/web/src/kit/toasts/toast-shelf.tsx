import { useText } from '../../text/text.ts';
import { Button } from '../basics/button.tsx';
import { text } from '../basics/text.ts';
import style from './toast-shelf.module.css';
import { actOn, closeToast, useToasts } from './toasts.ts';

/** Where short messages appear; read out politely. */
export function ToastShelf() {
  const toasts = useToasts();
  const say = useText(text);
  return (
    <div className={style['shelf']} role="status">
      {toasts.map((toast) => (
        <div key={toast.id} className={style['toast']}>
          <p>{toast.text}</p>
          {toast.action === undefined ? null : <Button onClick={() => actOn(toast)}>{toast.action.label}</Button>}
          <Button look="quiet" aria-label={say('close')} onClick={() => closeToast(toast.id)}>
            ✕
          </Button>
        </div>
      ))}
    </div>
  );
}
