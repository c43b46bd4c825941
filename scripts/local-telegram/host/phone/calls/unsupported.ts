import type { CallTable } from '../client.ts';

/** Calls that are only recorded, and those that this client answers as Telegram's web clients do: not supported. */
export const unsupportedCalls: CallTable = {
  web_app_trigger_haptic_feedback: () => undefined,
  web_app_toggle_orientation_lock: () => undefined,
  web_app_hide_keyboard: () => undefined,
  web_app_switch_inline_query: () => undefined,
  web_app_share_to_story: () => undefined,
  web_app_biometry_open_settings: () => undefined,
  web_app_open_location_settings: () => undefined,
  web_app_stop_accelerometer: () => undefined,
  web_app_stop_gyroscope: () => undefined,
  web_app_stop_device_orientation: () => undefined,

  web_app_check_home_screen: ({ emit }) => emit('home_screen_checked', { status: 'unsupported' }),
  web_app_add_to_home_screen: ({ emit }) => emit('home_screen_failed', { error: 'UNSUPPORTED' }),
  web_app_send_prepared_message: ({ emit }) => emit('prepared_message_failed', { error: 'UNSUPPORTED' }),
  web_app_set_emoji_status: ({ emit }) => emit('emoji_status_failed', { error: 'UNSUPPORTED' }),
  web_app_request_emoji_status_access: ({ emit }) =>
    emit('emoji_status_access_requested', { status: 'cancelled' }),
  web_app_request_file_download: ({ emit }) => emit('file_download_requested', { status: 'cancelled' }),
  web_app_biometry_get_info: ({ emit }) => emit('biometry_info_received', { available: false }),
  web_app_check_location: ({ emit }) => emit('location_checked', { available: false }),
  web_app_request_location: ({ emit }) => emit('location_requested', { available: false }),
  web_app_start_accelerometer: ({ emit }) => emit('accelerometer_failed', { error: 'UNSUPPORTED' }),
  web_app_start_gyroscope: ({ emit }) => emit('gyroscope_failed', { error: 'UNSUPPORTED' }),
  web_app_start_device_orientation: ({ emit }) => emit('device_orientation_failed', { error: 'UNSUPPORTED' }),
};
