import { StrictMode } from 'react';
import { createRoot } from 'react-dom/client';
import { App } from './app.tsx';
import './look/base.css';
import { knowIcons } from './look/icon-fonts.ts';
import { registerOffline } from './offline/register.ts';

knowIcons();
const root = document.getElementById('root');
if (root !== null)
  createRoot(root).render(
    <StrictMode>
      <App />
    </StrictMode>,
  );
void registerOffline();
