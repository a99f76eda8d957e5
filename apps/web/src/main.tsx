import { StrictMode, startTransition } from 'react';
import { createRoot } from 'react-dom/client';
import { App } from './app.tsx';
import './look/base.css';
import { knowIcons } from './look/icon-fonts.ts';
import { registerOffline } from './offline/register.ts';

knowIcons();
const root = document.getElementById('root');
// In slices, so that a slow phone answers a finger while the page is being made.
if (root !== null)
  startTransition(() =>
    createRoot(root).render(
      <StrictMode>
        <App />
      </StrictMode>,
    ),
  );
void registerOffline();
