import { providerNames } from './provider-names.ts'
import type { MailTexts } from './types.ts'

const rules = new Intl.PluralRules('ar')

function days(count: number): string {
  const rule = rules.select(count)
  if (rule === 'one') return 'يوم واحد'
  if (rule === 'two') return 'يومين'
  return rule === 'few' ? `${count} أيام` : `${count} يومًا`
}

/** @param product The name of the instance */
export const ar = (product: string): MailTexts => ({
  accountReason: (address) => `أُرسلت هذه الرسالة إلى ${address} بسبب حساب على ${product}.`,
  noticeReason: (address) => `تصلك هذه الرسالة على ${address} لأن حسابك يطلب إشعارات من هذا النوع.`,
  invitationReason: (address) => `أدخل أحدهم العنوان ${address} ليشارك موقعًا معك.`,
  reportReason: (address, site) => `يصلك تقرير ${site} على العنوان ${address} بطلب ممّن يمكنه رؤية هذا الموقع.`,
  unsubscribe: 'إلغاء الاشتراك',
  open: {
    dashboard: 'فتح لوحة الموقع',
    settings: 'فتح إعدادات الموقع',
    plan: 'فتح باقتك',
    account: 'فتح حسابك',
    orders: 'فتح الطلبات',
    connections: 'فتح اتصالاتك',
    sites: 'فتح مواقعك',
    notices: 'فتح الإشعارات',
  },
  resetPassword: {
    subject: 'تعيين كلمة مرور جديدة',
    body: [
      'طلب أحدهم، وربما أنت، كلمة مرور جديدة. الرابط أدناه صالح لمدة 30 دقيقة ويُستخدم مرة واحدة.',
      'إن لم تكن أنت من طلب ذلك فلا داعي لفعل شيء: تبقى كلمة مرورك كما هي.',
    ],
    button: 'تعيين كلمة المرور',
  },
  confirmEmail: {
    subject: 'تأكيد عنوان بريدك الإلكتروني',
    body: ['يرجى تأكيد أنك تقرأ البريد على هذا العنوان. الرابط صالح لثلاثة أيام.'],
    button: 'تأكيد العنوان',
  },
  emailChanged: (newAddress) => ({
    subject: 'تم تغيير عنوان بريدك الإلكتروني',
    body: [
      `يستخدم حسابك الآن العنوان ${newAddress}. لن تصل الرسائل إلى هنا بعد الآن.`,
      `إن لم تكن أنت من فعل ذلك فاكتب فورًا إلى مسؤول ${product} لديك.`,
    ],
  }),
  accountInvitation: (inviter) => ({
    subject: `حساب لك على ${product}`,
    body: [`أنشأ ${inviter} حسابًا لك. اختر كلمة مرور لاستخدامه. الرابط صالح لسبعة أيام.`],
    button: 'اختر كلمة مرور',
  }),
  accountDeletion: (date) => ({
    subject: 'سيُحذف حسابك',
    body: [
      `طلبت حذف حسابك. سيحدث ذلك في ${date}: تُزال عندها مواقعك وبياناتها وكل ما يخصك. تبقى الطلبات دون اسمك.`,
      'يمكنك التراجع حتى ذلك الحين.',
    ],
    button: 'الاحتفاظ بحسابي',
  }),
  siteInvitation: (inviter, domain) => ({
    subject: `يشاركك ${inviter} الموقع ${domain}`,
    body: [
      `يدعوك ${inviter} إلى الاطلاع على إحصاءات ${domain}. سجّل الدخول، أو أنشئ حسابًا بهذا العنوان، لقبول الدعوة أو رفضها.`,
    ],
    button: 'عرض الدعوة',
  }),
  receipt: {
    subject: (orderNo) => `إيصال الطلب ${orderNo}`,
    body: 'شكرًا لك. لقد استلمنا دفعتك.',
    labels: { order: 'الطلب', plan: 'الخطة', amount: 'المبلغ', from: 'من', until: 'حتى', paid: 'تاريخ الدفع' },
    plans: { standard: 'القياسية', premium: 'المميزة' },
    billings: { monthly: 'شهري', yearly: 'سنوي' },
  },
  test: {
    subject: `رسالة تجريبية من ${product}`,
    body: ['البريد يعمل: لقد وصلت هذه الرسالة.'],
  },
  order: {
    requested: ({ person, orderNo, plan }) => ({
      subject: `يطلب ${person} خطة`,
      body: [`الطلب ${orderNo} بانتظارك: ${plan}. أكّده عند استلام الدفعة، أو ألغِه.`],
    }),
    confirmed: ({ orderNo, plan, until }) => ({
      subject: 'تم تأكيد طلبك',
      body: [`تم تأكيد الطلب ${orderNo} (${plan}). يسري حتى ${until}.`],
    }),
    cancelled: ({ orderNo, plan }) => ({
      subject: 'أُلغي طلبك',
      body: [`أُلغي الطلب ${orderNo} (${plan}).`],
    }),
  },
  membershipEnds: {
    none: (count, date) => ({
      subject: `تنتهي عضويتك خلال ${days(count)}`,
      body: [`تنتهي عضويتك في ${date}. جدّدها لتبقى تقاريرك مفتوحة. يستمر جمع البيانات في كل الأحوال ولا يضيع شيء.`],
    }),
    trial: (count, date) => ({
      subject: `تنتهي فترتك التجريبية خلال ${days(count)}`,
      body: [
        `تنتهي فترتك التجريبية في ${date}. اختر خطة لتبقى تقاريرك مفتوحة. يستمر جمع البيانات في كل الأحوال ولا يضيع شيء.`,
      ],
    }),
    payment: (count, date) => ({
      subject: `تنتهي عضويتك خلال ${days(count)}`,
      body: [
        `فشلت آخر عملية دفع، وتنتهي عضويتك في ${date}. ادفع الفاتورة أو اختر بطاقة أخرى لتبقى تقاريرك مفتوحة. يستمر جمع البيانات في كل الأحوال ولا يضيع شيء.`,
      ],
    }),
  },
  paymentFailed: (date) => ({
    subject: 'تعذّر الدفع',
    body: [`رُفضت بطاقتك. يرجى التحقق منها قبل ${date}: حتى ذلك الحين يبقى كل شيء مفتوحًا، وسنعيد المحاولة تلقائيًا.`],
  }),
  siteWithoutData: (domain, hours) => ({
    subject: `لا بيانات من ${domain}`,
    body: [
      `لم يصل أي حدث من ${domain} منذ ${hours} ساعة، مع أن أحداثًا كانت تصل من قبل. ربما أُزيل المقطع البرمجي أو توقف الموقع.`,
    ],
  }),
  viewerJoined: (person, domain) => ({
    subject: `أصبح بإمكان ${person} الاطلاع على ${domain}`,
    body: [`قبل ${person} دعوتك ويمكنه الآن الاطلاع على إحصاءات ${domain}.`],
  }),
  jobs: {
    import_users: 'استيراد المستخدمين',
    import_points: 'استيراد النقاط',
    delete_site_data: 'حذف البيانات',
    check_import: 'فحص ملف الأحداث',
    import_events: 'استيراد الأحداث',
    remove_import: 'إزالة استيراد',
    export_events: 'تصدير الأحداث',
    export_account: 'تصدير بياناتك',
    import_properties: 'استيراد خصائص Google Analytics',
    bulk: 'تعديل صفوف كثيرة',
  },
  connectionEnded: (provider, label, reason, isRevoked) => ({
    subject: `فُصل حسابك في ${providerNames[provider]}`,
    body: [
      `فصل أحد المسؤولين ${label}: ${reason}`,
      ...(isRevoked ? [] : [`لم ينتهِ الوصول نفسه لدى ${providerNames[provider]}. يُرجى إنهاؤه هناك أو حذف الرمز.`]),
    ],
  }),
  connectionLost: (provider, label) => ({
    subject: `يلزم ربط ${providerNames[provider]} من جديد`,
    body: [`لم يعد ${providerNames[provider]} يقبل الوصول إلى ${label}. أعد ربط الحساب ليستمر ما يعتمد عليه.`],
  }),
  siteTransferred: (domain, isReceived) => ({
    subject: isReceived ? `أصبح ${domain} ملكًا لك` : `أصبح لموقع ${domain} مالك جديد`,
    body: [
      isReceived
        ? `نقل أحد المسؤولين ملكية ${domain} إليك مع جميع بياناته. إذا كان يعرض بيانات Google Analytics فاربط خاصيته بحساب Google الخاص بك.`
        : `نقل أحد المسؤولين ملكية ${domain} إلى شخص آخر، ولن تُقرأ بياناته من حسابك في Google بعد الآن.`,
    ],
  }),
  siteDisabled: (domain, reason) => ({
    subject: `عُطّل ${domain}`,
    body: [
      `عطّل أحد المسؤولين ${domain}، فلا تُحتسب أحداثه بعد الآن. ويبقى ما جُمع من قبل.`,
      ...(reason === null ? [] : [`السبب: ${reason}`]),
    ],
  }),
  siteEnabled: (domain) => ({
    subject: `فُعّل ${domain}`,
    body: [`فعّل أحد المسؤولين ${domain}، وتُحتسب أحداثه من جديد من الآن.`],
  }),
  jobFinished: (hasSucceeded, what) => ({
    subject: hasSucceeded ? `اكتمل: ${what}` : `فشل: ${what}`,
    body: [hasSucceeded ? `اكتملت المهمة: ${what}.` : `فشلت المهمة: ${what}. يذكر تقريرها السبب.`],
  }),
  security: {
    signed_in: (detail) => ({
      subject: 'تسجيل دخول جديد إلى حسابك',
      body: [`سجّل أحدهم الدخول من مكان لم يُستخدم من قبل: ${detail}.`],
    }),
    password_changed: () => ({
      subject: 'تم تغيير كلمة مرورك',
      body: ['تم تغيير كلمة مرورك، وانتهت كل الجلسات الأخرى.'],
    }),
    key_created: (detail) => ({
      subject: 'أُنشئ مفتاح API جديد',
      body: [`أُنشئ مفتاح API باسم ${detail}. يقرأ الإحصاءات بصلاحياتك.`],
    }),
    email_changed: (detail) => ({
      subject: 'تم تغيير عنوان بريدك الإلكتروني',
      body: [`يستخدم حسابك الآن العنوان ${detail}.`],
    }),
    two_factors_on: () => ({
      subject: 'تم تفعيل التحقق بخطوتين',
      body: ['من الآن فصاعدًا يتطلب تسجيل الدخول رمزًا إضافة إلى كلمة المرور.'],
    }),
    two_factors_off: () => ({
      subject: 'تم إيقاف التحقق بخطوتين',
      body: ['من الآن فصاعدًا تكفي كلمة المرور وحدها لتسجيل الدخول.'],
    }),
    recovery_code_used: (detail) => ({
      subject: 'استُخدم رمز استرداد',
      body: [`سجّل أحدهم الدخول بأحد رموز الاسترداد الخاصة بك. عدد الرموز المتبقية: ${detail}.`],
    }),
  },
  notYou: 'إن لم تكن أنت: غيّر كلمة مرورك وأنهِ كل الجلسات الأخرى من حسابك.',
  report: {
    title: {
      weekly: (domain) => `${domain}: أسبوعك`,
      monthly: (domain) => `${domain}: شهرك`,
    },
    period: (from, to) => `من ${from} إلى ${to}، مقارنة بالعدد نفسه من الأيام قبلها`,
    metrics: {
      visitors: 'الزوار',
      visits: 'الزيارات',
      pageviews: 'المشاهدات',
      bounce_rate: 'معدل الارتداد',
      visit_duration: 'مدة الزيارة',
    },
    pages: 'أهم الصفحات',
    sources: 'أهم المصادر',
    days: 'الزوار حسب اليوم',
    weeks: 'الزوار حسب الأسبوع',
    direct: 'مباشر / بلا مصدر',
    notes: 'ملاحظات',
    points: (difference) => `${difference} نقطة مئوية`,
    forecast: (views, count) => `التوقع: نحو ${views} مشاهدة خلال ${days(count)}.`,
    first: 'لا توجد زيارات قبل هذه المدة للمقارنة بها.',
    noChange: 'لم يتغير أي مقياس بأكثر من العُشر.',
    changed: (metric, change) => `أكبر تغيّر: ${metric}، ${change}.`,
    button: 'افتح لوحة المعلومات',
    none: 'لم تُسجَّل أي زيارة في هذه المدة.',
  },
})
