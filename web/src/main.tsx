import { StrictMode } from 'react';
import { createRoot } from 'react-dom/client';
import { App } from './app/app.tsx';
import { createCache, createServices } from './app/create-services.ts';
// It has already run as a separate script; imported here, the two share one chunk.
import { clients, place } from './boot.ts';

place.then((root) => {
  const services = createServices(clients);
  createRoot(root).render(
    <StrictMode>
      <App services={services} queryClient={createCache(services)} />
    </StrictMode>,
  );
});
