// First of all: the bridge reads the launch parameters from the address at import.
import './lib/telegram.ts';
import { StrictMode } from 'react';
import { createRoot } from 'react-dom/client';
import { App } from './app/app.tsx';
import { createQueryClient } from './lib/queries.ts';
import { followTheme } from './lib/telegram.ts';

followTheme();

const root = document.getElementById('root');
if (!root) throw new Error('index.html must hold #root');

createRoot(root).render(
  <StrictMode>
    <App queryClient={createQueryClient()} />
  </StrictMode>,
);
