import * as wire from '#contract/registration.ts';
import type { Binding } from '#server/call/binding.ts';
import { bind } from '#server/call/binding.ts';
import type { Devices } from '#server/session/device.ts';
import { confirmEmail } from '#server/user/confirm-email.ts';
import { requestReset } from '#server/user/request-reset.ts';
import { resetPassword } from '#server/user/reset-password.ts';
import { askCaptcha, checkCaptcha } from './captcha.ts';
import { register } from './register.ts';
import type { RegistrationServices } from './register.ts';

export function registrationRoutes(services: RegistrationServices & { devices: Devices }): Binding[] {
  return [
    bind(wire.readCaptcha, async (_input, { language }) => askCaptcha(services, language)),
    bind(wire.validateCaptcha, async ({ body }, { ip }) => {
      await checkCaptcha(services, body, { ip, use: false, path: 'body.answer' });
      return { valid: true };
    }),
    bind(wire.registerPerson, async ({ body }, { actor, ip }) => {
      await register(services, body, { actor, ip });
      return { registered: true };
    }),
    bind(wire.registerCompany, async ({ body }, { actor, ip }) => {
      await register(services, body, { actor, ip });
      return { registered: true };
    }),
    bind(wire.requestPasswordReset, async ({ body }, { ip, language }) => {
      await requestReset(services, { ...body, ip, language });
      return {};
    }),
    bind(wire.resetPassword, async ({ body }, { ip }, answer) => {
      answer.device = await resetPassword(services, { ...body, ip });
      return {};
    }),
    bind(wire.confirmEmail, async ({ body }, { ip }) => ({ email: await confirmEmail(services, { ...body, ip }) })),
  ];
}
