import { createApp } from '../_app.ts';
import { indexHandlers, openIndexRow } from '../_handlers.ts';
import { platformAddress, production } from '../_production.ts';

let app: ReturnType<typeof createApp> | undefined;

/** The mini-app API: every call that `telegram` and `voice` do not serve. */
export default {
  fetch(request: Request): Response | Promise<Response> {
    app ??= createApp(production().deps, indexHandlers, openIndexRow);
    return app.fetch(request, { address: platformAddress(request) });
  },
};
