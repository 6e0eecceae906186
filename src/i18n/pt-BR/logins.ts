import type { TextsOf } from '../catalogue.ts'

export const logins: TextsOf<'logins'> = {
  'connect.or': 'ou',
  'connect.collapsed': 'Continuar com uma carteira',
  'social.google': 'Google',
  'social.x': 'X',
  'social.discord': 'Discord',
  'social.farcaster': 'Farcaster',
  'social.github': 'GitHub',
  'social.apple': 'Apple',
  'social.facebook': 'Facebook',
  'social.list': 'Login por rede social',
  'social.more': 'Mais redes sociais',
  'social.continue': 'Continuar com {provider}',
  'email.label': 'E-mail',
  'email.placeholder': 'voce@exemplo.com',
  'email.submit': 'Continuar com e-mail',
  'email.waiting': 'Contatando o serviço de login',
  'email.silent': 'O serviço de login não responde. Verifique sua conexão ou tente de novo.',
  'email.cancel': 'Cancelar',
  'email.hint': 'Enviaremos um código por e-mail. Você não precisa de senha nem de carteira.',
  'legal.accept.both':
    'Aceito os <terms>Termos de Serviço</terms> e a <privacy>Política de Privacidade</privacy>',
  'legal.accept.terms': 'Aceito os <terms>Termos de Serviço</terms>',
  'legal.accept.privacy': 'Aceito a <privacy>Política de Privacidade</privacy>',
  'legal.notice.both':
    'Ao conectar, você concorda com os <terms>Termos de Serviço</terms> e a <privacy>Política de Privacidade</privacy>',
  'legal.notice.terms': 'Ao conectar, você concorda com os <terms>Termos de Serviço</terms>',
  'legal.notice.privacy':
    'Ao conectar, você concorda com a <privacy>Política de Privacidade</privacy>',
  'connecting.loadFailedHint': 'Verifique sua conexão ou recarregue a página.',
  'error.INVALID_EMAIL': 'Insira um endereço de e-mail completo, como voce@exemplo.com.',
  'error.EMAIL_COOLDOWN': {
    one: 'Tente de novo em {count} segundo',
    other: 'Tente de novo em {count} segundos',
  },
  'error.FRAME_LOAD_FAILED': 'Não foi possível carregar o login por e-mail',
  'failure.FRAME_LOAD_FAILED':
    'Não é possível acessar o serviço de login. Verifique sua conexão e tente de novo.',
  'error.FRAME_TIMEOUT': 'Algo deu errado',
  'error.FRAME_ERROR': '{message}',
  'error.REQUEST_ABORTED': 'A solicitação foi interrompida',
  'error.ACTION_NOT_ALLOWED': 'Ação não permitida',
}
