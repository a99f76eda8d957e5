import type { MatchInfo } from '@dreadhouse/protocol';
import type { ReactNode } from 'react';
import type { Scene } from '../contract/scene.ts';
import { useSettings } from '../settings/settings.ts';
import style from './game-bill.module.css';

interface Props {
  readonly info: MatchInfo;
  readonly scene: Scene;
  readonly children: ReactNode;
}

/** What is played at a table: its picture and title, and what else is to be known of it. */
export function GameBill({ info, scene, children }: Props) {
  const { language } = useSettings();
  const { title, picture } = scene.glance({ options: info.options, over: false }, language);
  return (
    <div className={style['bill']}>
      <span className={style['picture']}>{picture}</span>
      <div>
        <h2>{title}</h2>
        {children}
      </div>
    </div>
  );
}
