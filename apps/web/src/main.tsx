import { StrictMode } from 'react';
import { createRoot } from 'react-dom/client';
import { App } from './app.tsx';
import './look/base.css';
import { knowIcons } from './look/icon-fonts.ts';
import { knowTypefaces } from './look/typefaces.ts';
import { registerOffline } from './offline/register.ts';
import { BOXES } from './registry/boxes.ts';

knowIcons();
knowTypefaces(BOXES.flatMap(({ typefaces = [] }) => typefaces));
const root = document.getElementById('root');
if (root !== null)
  createRoot(root).render(
    <StrictMode>
      <App />
    </StrictMode>,
  );
void registerOffline();
