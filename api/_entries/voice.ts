import { createApp } from '../_app.ts';
import { platformAddress, production } from '../_production.ts';
import { audioHandlers } from '../_routes/audio.ts';

let app: ReturnType<typeof createApp> | undefined;

/** Sounds of words; slow voices stay out of the other functions. */
export default {
  fetch(request: Request): Response | Promise<Response> {
    app ??= createApp(production().deps, audioHandlers);
    return app.fetch(request, { address: platformAddress(request) });
  },
};
