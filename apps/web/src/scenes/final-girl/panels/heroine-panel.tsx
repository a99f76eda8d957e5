import { heroineCalled } from '@dreadhouse/final-girl';
import { useText } from '../../../text/text.ts';
import { Portrait } from '../art/portraits.tsx';
import { sayEffect } from '../cards/effects.tsx';
import { useCardWords } from '../cards/words.ts';
import { useViewPart } from '../view.ts';
import { Health } from './health.tsx';
import { Items } from './items.tsx';
import panel from './panel.module.css';
import { Profile } from './profile.tsx';
import { Slots } from './slots.tsx';
import { text } from './text.ts';

/** Everything about the heroine, from her face to her backpack. */
export function HeroinePanel() {
  const heroine = useViewPart((view) => view.heroine);
  const say = useText(text);
  const { name } = useCardWords();
  return (
    <section className={panel['panel']} aria-label={say('heroine')} data-target="heroine">
      <div className={panel['sleeve']} data-side="heroine">
        <Portrait heroine={heroine.id} />
        <div>
          <h2>{name(heroine.id, ['heroine'])}</h2>
          <Health markers={heroine.markers} most={heroine.most} breath={heroine.breath} side="heroine" />
        </div>
        <HeroineProfile />
      </div>
      <Slots />
      <Ultimate />
      <Items />
    </section>
  );
}

function Ultimate() {
  const heroine = useViewPart((view) => view.heroine);
  const say = useText(text);
  const { printed } = useCardWords();
  const open = heroine.slots.filter((slot) => slot === null).length;
  return (
    <p className={panel['short']} data-on={heroine.flipped || undefined}>
      <b>{say('ultimate')}</b> · {heroine.flipped ? printed('heroine', heroine.id) : say('locked', { n: open })}
    </p>
  );
}

function HeroineProfile() {
  const heroine = useViewPart((view) => view.heroine);
  const say = useText(text);
  const words = useCardWords();
  const { slots, further } = heroineCalled(heroine.id);
  const rewards = slots.map((reward) => sayEffect(words.say, words.name, reward)).join('; ');
  return (
    <Profile
      name={words.name(heroine.id, ['heroine'])}
      rule="FG-SAVE-07"
      told={[
        [say('ultimate'), words.printed('heroine', heroine.id)],
        [say('slots'), `${rewards}. ${say('further', { reward: sayEffect(words.say, words.name, further) })}.`],
        [say('breath'), say(heroine.breath.color === 'white' ? 'breath.white' : 'breath.hidden')],
      ]}
    />
  );
}
