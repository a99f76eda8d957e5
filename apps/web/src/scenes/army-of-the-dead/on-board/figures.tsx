import type { Figure } from '../../../kit/board/types.ts';
import { Abomination, Mass, type Mob, widthOf } from '../art/horde.tsx';
import { Pawn } from '../art/pawn.tsx';
import type { View } from '../view.ts';

type NameOf = (kind: string, id: string) => string;

/** Everybody on the board: Survivors one by one, the horde in masses, Abominations by themselves. */
export function figuresOf(view: View, acting: string | undefined, nameOf: NameOf): Figure[] {
  return [
    ...survivors(view, acting, nameOf),
    ...companions(view, nameOf),
    ...masses(view, 'shambler', nameOf),
    ...masses(view, 'alpha', nameOf),
    ...view.abominations.map(({ type, at }) => ({
      id: `abomination:${type === 'masked' ? 'zeus' : type}`,
      place: at,
      name: nameOf('zombie', type),
      width: 64,
      height: 66,
      drawing: <Abomination type={type} trapped={view.trapped.some((one) => one.at === at && one.type === type)} />,
    })),
  ];
}

/** One letter where it is enough, two where somebody else in the team has the same. */
export function lettersOf(view: Pick<View, 'survivors' | 'companions'>, id: string, nameOf: NameOf): string {
  const all = [...view.survivors, ...view.companions].map((one) => nameOf('survivor', one.id));
  const name = nameOf('survivor', id);
  const alike = all.filter((other) => other.charAt(0) === name.charAt(0)).length > 1;
  return name.slice(0, alike ? 2 : 1);
}

function survivors(view: View, acting: string | undefined, nameOf: NameOf): Figure[] {
  return view.survivors
    .filter(({ health }) => health > 0)
    .map(({ id, at, health }) => ({
      id: `survivor:${id}`,
      place: at,
      target: `survivor:${id}`,
      name: nameOf('survivor', id),
      width: 32,
      height: 48,
      drawing: <Pawn id={id} letters={lettersOf(view, id, nameOf)} acting={acting === id} hurt={health === 1} />,
    }));
}

function companions(view: View, nameOf: NameOf): Figure[] {
  return view.companions
    .filter(({ alive }) => alive)
    .map(({ id, at, recruited }) => ({
      id: `survivor:${id}`,
      place: at,
      target: `survivor:${id}`,
      name: nameOf('survivor', id),
      width: 32,
      height: 48,
      drawing: (
        <Pawn
          id={id}
          letters={lettersOf(view, id, nameOf)}
          acting={false}
          hurt={false}
          companion={recruited ? 'with-us' : 'hiding'}
        />
      ),
    }));
}

function masses(view: View, type: Mob, nameOf: NameOf): Figure[] {
  const kind = type === 'shambler' ? 'shamblers' : 'alphas';
  return view.groups
    .filter((group) => group[kind] > 0)
    .map((group) => {
      const count = group[kind];
      const trapped = view.trapped.filter((one) => one.at === group.at && one.type === type).length;
      return {
        id: `${type}@${group.at}`,
        place: group.at,
        alike: type,
        name: `${count} × ${nameOf('zombie', type)}`,
        width: widthOf(count),
        height: count > 3 ? 58 : 50,
        drawing: <Mass type={type} count={count} trapped={trapped} />,
      };
    });
}
