import { StrictMode } from 'react';
import { createRoot } from 'react-dom/client';
import { App } from './app/app.tsx';
import { createCache, createServices } from './app/create-services.ts';
// It has already run, and started this.
import { clients, root } from './boot.ts';

const services = createServices(clients);
createRoot(root).render(
  <StrictMode>
    <App services={services} queryClient={createCache(services)} />
  </StrictMode>,
);
