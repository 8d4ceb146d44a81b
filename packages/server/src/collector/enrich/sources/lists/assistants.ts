import { sitesOf } from './known-site.ts'

/**
 * The assistants from AIAssistants.yml of https://github.com/matomo-org/searchengine-and-social-list (Unlicense), and
 * more.
 */
export const assistants = sitesOf('ai', {
  Andi: 'andisearch.com',
  'Baidu AI': 'yiyan.baidu.com ai.baidu.com chat.baidu.com',
  'Character.AI': 'character.ai',
  'Chat+': 'chatplus.com chat-gpt.org',
  ChatGLM: 'chatglm.cn chat.z.ai',
  ChatGPT: 'chatgpt.com chat.openai.com labs.openai.com openai.com com.openai.chatgpt',
  Claude: 'claude.ai claude.com com.anthropic.claude',
  Consensus: 'consensus.app',
  Copilot: 'copilot.microsoft.com copilot.com m365.cloud.microsoft edgeservices.bing.com com.microsoft.copilot',
  DeepSeek: 'chat.deepseek.com deepseek.com com.deepseek.chat',
  Doubao: 'doubao.com',
  'Duck.ai': 'duck.ai',
  Elicit: 'elicit.com',
  Exa: 'exa.ai',
  Felo: 'felo.ai',
  Gemini: 'gemini.google.com bard.google.com com.google.android.apps.bard',
  Genspark: 'genspark.ai',
  Grok: 'grok.com grok.x.ai x.ai ai.x.grok',
  HuggingChat: 'huggingface.co',
  iAsk: 'iask.ai',
  Jasper: 'app.jasper.ai',
  Kimi: 'kimi.com kimi.ai kimi.moonshot.cn',
  'Le Chat': 'chat.mistral.ai',
  Liner: 'liner.com getliner.com',
  Lumo: 'lumo.proton.me',
  Manus: 'manus.im',
  'Meta AI': 'meta.ai',
  MiniMax: 'chat.minimax.io agent.minimax.io',
  NotebookLM: 'notebooklm.google.com notebooklm.google',
  Perplexity: 'perplexity.ai ai.perplexity.app.android',
  Phind: 'phind.com',
  Pi: 'pi.ai',
  Poe: 'poe.com',
  Qwen: 'chat.qwen.ai tongyi.aliyun.com tongyi.com qianwen.com',
  Yuanbao: 'yuanbao.tencent.com',
  'You.com': 'you.com',
})
