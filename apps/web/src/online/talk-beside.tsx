import { ChatBox } from './chat-box.tsx';
import { useOnline } from './context.tsx';
import { useTalk } from './talk.ts';
import style from './talk-beside.module.css';

/** The talk beside the board, for those who want it there: its newest line is always in view. */
export function TalkBeside() {
  const { info } = useOnline();
  const { beside } = useTalk(info.id);
  if (!beside) return null;
  return (
    <div className={style['beside']} data-target="talk-here">
      <ChatBox titled={false} close />
    </div>
  );
}
