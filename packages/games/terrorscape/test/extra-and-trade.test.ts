import { describe, expect, test } from 'vitest';
import { carried, K, one, S, table, turn } from './kit.ts';

describe('additional actions', () => {
  test('TS-EXTRA-01: as many as one likes', () => {
    const t = turn('anna', { survivors: { anna: { pack: ['whisky-bottle', 'd.whisky-bottle', 'sedative'] } } });
    t.answers('whisky-bottle:C2', 'whisky-bottle:N1', 'sedative').expects(S, 'turn');
    expect(t.state.noise).toEqual(['C2', 'N1']);
  });

  test('TS-EXTRA-02: the item is discarded then (TS-AMB-12)', () => {
    const t = turn('anna', { survivors: { anna: { pack: ['adrenaline'] } } }).answers('adrenaline:C2');
    expect(t.state.discard).toEqual(['d.adrenaline']);
    expect(one(t.state, 'anna').at).toBe('C2');
  });

  test('TS-EXTRA-03: they come on top of the action', () => {
    const t = turn('anna', { survivors: { anna: { pack: ['adrenaline'] } } }).answers('adrenaline:C2');
    expect(t.legal).toContain('calm');
    expect(t.legal).toContain('move:C1');
  });

  test('TS-EXTRA-04: with the Flashlight Sophia’s passages are an additional action (TS-EX-03)', () => {
    const light = turn('sophia', { survivors: { sophia: { at: 'N1', pack: ['flashlight'] } } });
    light.answers('perceptive-extra', 'perceptive-extra');
    expect([one(light.state, 'sophia').at, carried(light.state, 'sophia')]).toEqual(['N1', ['flashlight']]);
    expect(light.legal).toContain('calm');
    const dark = turn('sophia', { survivors: { sophia: 'N1' } });
    expect([dark.legal.includes('perceptive-extra'), dark.legal.includes('perceptive')]).toEqual([false, true]);
    const marco = turn('marco', { survivors: { marco: { at: 'N1', pack: ['flashlight'] } } });
    expect(marco.legal).not.toContain('perceptive-extra');
  });

  test('TS-R-07: the camera is Sophia’s, makes noise and lets her step away', () => {
    const t = turn('sophia', { survivors: { sophia: { pack: ['b.camera'] } } }).answers('camera:C2');
    expect([one(t.state, 'sophia').at, t.state.noise]).toEqual(['C2', ['C1']]);
    turn('anna', { survivors: { anna: { pack: ['b.camera'] } } }).expects(S, 'turn', undefined, {
      camera: 'only-sophia',
    });
  });
});

describe('exchange', () => {
  const trio = { survivors: ['marco', 'johnson', 'anna'] };

  test('TS-TRADE-01: with Survivors in the same location', () => {
    const t = turn('marco', {
      survivors: { marco: { pack: ['ammunition'] }, anna: { at: 'C2', pack: ['knife'] }, william: { pack: ['herbs'] } },
    });
    expect(t.legal.filter((id) => /^(give|take):/.test(id))).toEqual(['give:ammunition:william', 'take:herbs:william']);
  });

  test('TS-TRADE-02: nothing has to come back (TS-EX-02)', () => {
    const t = turn('marco', { survivors: { marco: { pack: ['ammunition'] }, johnson: { pack: ['revolver'] } } }, trio);
    t.answers('give:ammunition:johnson');
    expect([carried(t.state, 'marco'), carried(t.state, 'johnson')]).toEqual([[], ['revolver', 'ammunition']]);
    expect(t.heard(K)).toEqual([]);
  });

  test('TS-TRADE-03: whoever plays the other has to agree', () => {
    const offer = () =>
      turn('marco', { survivors: { marco: { pack: ['ammunition'] } } }, trio, 4)
        .answers('give:ammunition:johnson')
        .expects(2, 'agree', ['yes', 'no']);
    expect(carried(offer().answers('yes').state, 'johnson')).toEqual(['ammunition']);
    expect(carried(offer().answers('no').state, 'marco')).toEqual(['ammunition']);
    const take = turn('marco', { survivors: { johnson: { pack: ['revolver'] } } }, trio, 4).answers(
      'take:revolver:johnson',
    );
    take.expects(2, 'agree', ['yes', 'no']).answers('yes');
    expect(carried(take.state, 'marco')).toEqual(['revolver']);
  });

  test('TS-TRADE-04: the receiver’s limit holds at once', () => {
    const t = turn('marco', {
      survivors: { marco: { pack: ['ammunition'] }, anna: { pack: ['knife', 'herbs', 'trap'] } },
    });
    t.answers('give:ammunition:anna').expects(S, 'pack-full', [
      'drop:knife',
      'drop:herbs',
      'drop:trap',
      'drop:ammunition',
      'return:knife',
      'return:herbs',
      'return:trap',
      'return:ammunition',
    ]);
  });

  test('TS-TRADE-04: what the receiver hands back belongs to the exchange: two full backpacks swap', () => {
    const t = turn('marco', {
      survivors: {
        marco: { pack: ['ammunition', 'trap', 'herbs'] },
        anna: { pack: ['knife', 'sedative', 'revolver'] },
      },
    });
    t.answers('give:ammunition:anna').expects(S, 'pack-full').answers('return:knife');
    expect(carried(t.state, 'marco')).toEqual(['trap', 'herbs', 'knife']);
    expect(carried(t.state, 'anna')).toEqual(['sedative', 'revolver', 'ammunition']);
    expect([t.state.discard, t.heard(K)]).toEqual([[], []]);
    t.expects(S, 'turn').answers('take:sedative:anna').expects(S, 'pack-full').answers('return:trap');
    expect(carried(t.state, 'marco')).toEqual(['herbs', 'knife', 'sedative']);
    expect(carried(t.state, 'anna')).toEqual(['revolver', 'ammunition', 'trap']);
  });

  const FULL = { marco: { pack: ['ammunition', 'trap', 'herbs'] }, johnson: { pack: ['revolver', 'knife'] } };
  const WITH_ANNA = { ...FULL, anna: { pack: ['knife', 'sedative', 'revolver'] } };

  test('TS-TRADE-04: whoever has no limit is never full (TS-PACK-03)', () => {
    const t = turn('marco', { survivors: FULL }, trio).answers('give:trap:johnson').expects(S, 'turn');
    t.answers('take:revolver:johnson', 'take:knife:johnson').expects(S, 'pack-full').answers('return:herbs');
    expect(carried(t.state, 'marco')).toEqual(['ammunition', 'revolver', 'knife']);
    expect(carried(t.state, 'johnson')).toEqual(['trap', 'herbs']);
  });

  describe('TS-TRADE-03: with two people each half is agreed', () => {
    const offered = (options = {}) =>
      turn('marco', { survivors: WITH_ANNA }, { ...trio, ...options }, 4)
        .answers('give:ammunition:anna')
        .expects(3, 'agree', ['yes', 'no'])
        .answers('yes')
        .expects(3, 'pack-full');

    test.each([{}, { onYourOwn: true }])('TS-TRADE-03: what is handed back, too (%j)', (options) => {
      const t = offered(options).answers('return:knife').expects(1, 'agree', ['yes', 'no']).answers('yes');
      expect(carried(t.state, 'marco')).toEqual(['trap', 'herbs', 'knife']);
      expect(carried(t.state, 'anna')).toEqual(['sedative', 'revolver', 'ammunition']);
    });

    test('TS-TRADE-03: whoever is refused gives the same item back, or discards, and does not ask again', () => {
      const t = offered().answers('return:knife', 'no');
      t.expects(3, 'pack-full', [
        'drop:knife',
        'drop:sedative',
        'drop:revolver',
        'drop:ammunition',
        'return:ammunition',
      ]);
      t.answers('return:ammunition').expects(1, 'turn');
      expect(carried(t.state, 'marco')).toEqual(['trap', 'herbs', 'ammunition']);
      expect(carried(t.state, 'anna')).toEqual(['sedative', 'revolver', 'knife']);
    });

    test('TS-R-17: whoever asked for something can pay for it with something of his', () => {
      const t = turn('marco', { survivors: WITH_ANNA }, { ...trio, onYourOwn: true }, 4)
        .answers('ask-for:anna', 'hand:sedative')
        .expects(1, 'pack-full')
        .answers('return:herbs')
        .expects(3, 'agree')
        .answers('yes');
      expect(carried(t.state, 'anna')).toEqual(['knife', 'revolver', 'herbs']);
      expect(t.heard(2)).not.toContain('handed-over');
    });
  });

  test('TS-PACK-02: outside of an exchange there is nobody to hand anything back to', () => {
    const t = turn('marco', {
      survivors: { marco: { at: 'N4', pack: ['trap', 'herbs', 'sedative'] }, anna: 'N4' },
      also: (s) => {
        s.search = ['s.knife', ...s.search];
      },
    });
    t.answers('ransack', 'keep').expects(S, 'pack-full', ['drop:trap', 'drop:herbs', 'drop:sedative', 'drop:knife']);
  });

  test('TS-TRADE-01: only in one’s own turn', () => {
    const t = table('turns', { survivors: { marco: { pack: ['ammunition'] } } });
    expect(t.legal).toEqual(['turn:anna', 'turn:william', 'turn:marco']);
  });
});
