// It has run already, as a script of its own; named here, the two share one chunk.
import './boot.ts';
import { StrictMode } from 'react';
import { createRoot } from 'react-dom/client';
import { App } from './app/app.tsx';
import { createQueryClient } from './lib/cache/queries.ts';

const root = document.getElementById('root');
if (!root) throw new Error('index.html must hold #root');

createRoot(root).render(
  <StrictMode>
    <App queryClient={createQueryClient()} />
  </StrictMode>,
);
