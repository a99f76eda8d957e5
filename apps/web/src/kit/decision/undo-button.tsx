import back from 'virtual:icon/anticlockwise-rotation';
import { useId } from 'react';
import { useText } from '../../text/text.ts';
import { Icon } from '../basics/icon.tsx';
import { ToolButton } from '../table/tool-button.tsx';
import { text } from './text.ts';
import { useUndo } from './use-undo.ts';

/** Takes the last answer back; says how far that goes. */
export function UndoButton() {
  const say = useText(text);
  const { can, depth, undo, border } = useUndo();
  const about = useId();
  return (
    <>
      <ToolButton
        label={say('undo')}
        keys="U"
        aria-disabled={!can}
        aria-describedby={about}
        title={border}
        badge={depth === 0 ? undefined : String(depth)}
        onClick={() => can && undo()}
      >
        <Icon body={back} />
      </ToolButton>
      <span id={about} className="for-ears">
        {border}
      </span>
    </>
  );
}
