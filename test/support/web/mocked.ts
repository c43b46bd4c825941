/** Side effect on purpose: importing this first is an opening with the whole mock mode switched on, outside Telegram. */
localStorage.setItem('mock-settings', JSON.stringify({ all: true }));
